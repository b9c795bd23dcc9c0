/** Id of the system account that owns everyone's dashboards; read-only without Admin (section 1). */
export const globalOwnerId = 35300;
