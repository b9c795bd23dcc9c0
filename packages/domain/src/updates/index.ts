export {
  aggregationsCompleted,
  backendStates,
  backendStatus,
  rawDataUpdated,
  updateProgress,
} from './backend-status.ts';
export type { BackendState, BackendStatus, BackendStatusColor } from './backend-status.ts';
export { freshnessLimitHours, freshnessOf } from './freshness.ts';
export type { Freshness, FreshnessKind } from './freshness.ts';
