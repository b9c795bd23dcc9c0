import {
  BellIcon,
  CallsIcon,
  CarIcon,
  ChartBarIcon,
  ChartLineIcon,
  ChatIcon,
  ClockIcon,
  DashboardIcon,
  MapIcon,
  StarIcon,
  SurveyIcon,
  TeamIcon,
} from '@roadside/ui/icons';

/** Icons for dashboards, by stored name. */
export const dashboardIcons = [
  { value: 'layout-dashboard', label: 'Dashboard', icon: DashboardIcon },
  { value: 'chart-line', label: 'Line', icon: ChartLineIcon },
  { value: 'chart-bar', label: 'Bars', icon: ChartBarIcon },
  { value: 'clock', label: 'Clock', icon: ClockIcon },
  { value: 'phone-call', label: 'Calls', icon: CallsIcon },
  { value: 'message-square', label: 'Speech', icon: ChatIcon },
  { value: 'clipboard', label: 'Survey', icon: SurveyIcon },
  { value: 'car', label: 'Car', icon: CarIcon },
  { value: 'users', label: 'People', icon: TeamIcon },
  { value: 'map', label: 'Map', icon: MapIcon },
  { value: 'star', label: 'Star', icon: StarIcon },
  { value: 'bell', label: 'Bell', icon: BellIcon },
] as const;

/** The icon for a name; unknown names get the dashboard icon. */
export function dashboardIcon(name: string) {
  return (dashboardIcons.find(({ value }) => value === name) ?? dashboardIcons[0]).icon;
}
