/** Id of the system account that owns the dashboards everybody gets; read-only without Admin (section 1). */
export const globalOwnerId = 35300;
