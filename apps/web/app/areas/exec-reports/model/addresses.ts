import { resourceAddress } from '../../../kit/resource/resource-address.ts';

export const scorecardAddress = resourceAddress('/scorecard/:id');
