import { z } from 'zod';

/** The columns of a list to export, by id in their order on the screen; all of them without script. */
export const listedColumns = z.array(z.string().max(40)).max(60).optional();
