import { routes } from '../navigation/routes.ts';

/** Screens whose visits are counted, by id: those that need a sign-in, in the specification's order. */
export const usagePages: readonly string[] = routes.filter(({ login }) => login).map(({ id }) => id);

/** The name of a screen in usage reports: its title in the navigation. */
export const usagePageTitle = (page: string): string => routes.find(({ id }) => id === page)?.title ?? page;

/** The longest period of a usage report, in days. */
export const longestUsageDays = 800;
