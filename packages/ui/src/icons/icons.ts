import TablerAlertOctagon from '@tabler/icons-react/dist/esm/icons/IconAlertOctagon.mjs';
import TablerAlertTriangle from '@tabler/icons-react/dist/esm/icons/IconAlertTriangle.mjs';
import TablerBell from '@tabler/icons-react/dist/esm/icons/IconBell.mjs';
import TablerBinaryTree from '@tabler/icons-react/dist/esm/icons/IconBinaryTree.mjs';
import TablerBinoculars from '@tabler/icons-react/dist/esm/icons/IconBinoculars.mjs';
import TablerBookmark from '@tabler/icons-react/dist/esm/icons/IconBookmark.mjs';
import TablerBookmarkFilled from '@tabler/icons-react/dist/esm/icons/IconBookmarkFilled.mjs';
import TablerBuildingBank from '@tabler/icons-react/dist/esm/icons/IconBuildingBank.mjs';
import TablerCalendarWeek from '@tabler/icons-react/dist/esm/icons/IconCalendarWeek.mjs';
import TablerChartDots from '@tabler/icons-react/dist/esm/icons/IconChartDots.mjs';
import TablerCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs';
import TablerChevronDown from '@tabler/icons-react/dist/esm/icons/IconChevronDown.mjs';
import TablerChevronLeft from '@tabler/icons-react/dist/esm/icons/IconChevronLeft.mjs';
import TablerChevronRight from '@tabler/icons-react/dist/esm/icons/IconChevronRight.mjs';
import TablerChevronUp from '@tabler/icons-react/dist/esm/icons/IconChevronUp.mjs';
import TablerCircleCheck from '@tabler/icons-react/dist/esm/icons/IconCircleCheck.mjs';
import TablerClipboardText from '@tabler/icons-react/dist/esm/icons/IconClipboardText.mjs';
import TablerCoins from '@tabler/icons-react/dist/esm/icons/IconCoins.mjs';
import TablerFlame from '@tabler/icons-react/dist/esm/icons/IconFlame.mjs';
import TablerHelp from '@tabler/icons-react/dist/esm/icons/IconHelp.mjs';
import TablerHome from '@tabler/icons-react/dist/esm/icons/IconHome.mjs';
import TablerInbox from '@tabler/icons-react/dist/esm/icons/IconInbox.mjs';
import TablerInfoCircle from '@tabler/icons-react/dist/esm/icons/IconInfoCircle.mjs';
import TablerKeyboard from '@tabler/icons-react/dist/esm/icons/IconKeyboard.mjs';
import TablerLayoutDashboard from '@tabler/icons-react/dist/esm/icons/IconLayoutDashboard.mjs';
import TablerLayoutSidebarLeftCollapse from '@tabler/icons-react/dist/esm/icons/IconLayoutSidebarLeftCollapse.mjs';
import TablerLayoutSidebarLeftExpand from '@tabler/icons-react/dist/esm/icons/IconLayoutSidebarLeftExpand.mjs';
import TablerLayoutSidebarRightCollapse from '@tabler/icons-react/dist/esm/icons/IconLayoutSidebarRightCollapse.mjs';
import TablerLayoutSidebarRightExpand from '@tabler/icons-react/dist/esm/icons/IconLayoutSidebarRightExpand.mjs';
import TablerLogout from '@tabler/icons-react/dist/esm/icons/IconLogout.mjs';
import TablerMail from '@tabler/icons-react/dist/esm/icons/IconMail.mjs';
import TablerMap from '@tabler/icons-react/dist/esm/icons/IconMap.mjs';
import TablerMenu2 from '@tabler/icons-react/dist/esm/icons/IconMenu2.mjs';
import TablerMessageCircle from '@tabler/icons-react/dist/esm/icons/IconMessageCircle.mjs';
import TablerPencil from '@tabler/icons-react/dist/esm/icons/IconPencil.mjs';
import TablerPhone from '@tabler/icons-react/dist/esm/icons/IconPhone.mjs';
import TablerRefresh from '@tabler/icons-react/dist/esm/icons/IconRefresh.mjs';
import TablerReportAnalytics from '@tabler/icons-react/dist/esm/icons/IconReportAnalytics.mjs';
import TablerSchool from '@tabler/icons-react/dist/esm/icons/IconSchool.mjs';
import TablerSearch from '@tabler/icons-react/dist/esm/icons/IconSearch.mjs';
import TablerSettings from '@tabler/icons-react/dist/esm/icons/IconSettings.mjs';
import TablerSpeakerphone from '@tabler/icons-react/dist/esm/icons/IconSpeakerphone.mjs';
import TablerSteeringWheel from '@tabler/icons-react/dist/esm/icons/IconSteeringWheel.mjs';
import TablerTable from '@tabler/icons-react/dist/esm/icons/IconTable.mjs';
import TablerTarget from '@tabler/icons-react/dist/esm/icons/IconTarget.mjs';
import TablerTournament from '@tabler/icons-react/dist/esm/icons/IconTournament.mjs';
import TablerTrafficCone from '@tabler/icons-react/dist/esm/icons/IconTrafficCone.mjs';
import TablerTrophy from '@tabler/icons-react/dist/esm/icons/IconTrophy.mjs';
import TablerUser from '@tabler/icons-react/dist/esm/icons/IconUser.mjs';
import TablerUsers from '@tabler/icons-react/dist/esm/icons/IconUsers.mjs';
import TablerX from '@tabler/icons-react/dist/esm/icons/IconX.mjs';
import { icon } from './icon.tsx';

export const AlertOctagonIcon = /* @__PURE__ */ icon(TablerAlertOctagon);
export const AlertTriangleIcon = /* @__PURE__ */ icon(TablerAlertTriangle);
export const AnnouncementIcon = /* @__PURE__ */ icon(TablerSpeakerphone);
export const ArenaIcon = /* @__PURE__ */ icon(TablerTrophy);
export const BankIcon = /* @__PURE__ */ icon(TablerBuildingBank);
export const BellIcon = /* @__PURE__ */ icon(TablerBell);
export const BetIcon = /* @__PURE__ */ icon(TablerCoins);
export const BookmarkFilledIcon = /* @__PURE__ */ icon(TablerBookmarkFilled, { filled: true });
export const BookmarkIcon = /* @__PURE__ */ icon(TablerBookmark);
export const CallsIcon = /* @__PURE__ */ icon(TablerPhone);
export const CampaignIcon = /* @__PURE__ */ icon(TablerTarget);
export const ChatIcon = /* @__PURE__ */ icon(TablerMessageCircle);
export const CheckIcon = /* @__PURE__ */ icon(TablerCheck);
export const ChevronBackIcon = /* @__PURE__ */ icon(TablerChevronLeft, { directional: true });
export const ChevronDownIcon = /* @__PURE__ */ icon(TablerChevronDown);
export const ChevronForwardIcon = /* @__PURE__ */ icon(TablerChevronRight, { directional: true });
export const ChevronUpIcon = /* @__PURE__ */ icon(TablerChevronUp);
export const CircleCheckIcon = /* @__PURE__ */ icon(TablerCircleCheck);
export const CloseIcon = /* @__PURE__ */ icon(TablerX);
export const DashboardIcon = /* @__PURE__ */ icon(TablerLayoutDashboard);
export const DraftIcon = /* @__PURE__ */ icon(TablerBinoculars);
export const DriverIcon = /* @__PURE__ */ icon(TablerSteeringWheel);
export const EditIcon = /* @__PURE__ */ icon(TablerPencil);
export const HelpIcon = /* @__PURE__ */ icon(TablerHelp);
export const HomeIcon = /* @__PURE__ */ icon(TablerHome);
export const InfoIcon = /* @__PURE__ */ icon(TablerInfoCircle);
export const KeyboardIcon = /* @__PURE__ */ icon(TablerKeyboard);
export const LeaderboardIcon = /* @__PURE__ */ icon(TablerTournament);
export const LogOutIcon = /* @__PURE__ */ icon(TablerLogout, { directional: true });
export const MailIcon = /* @__PURE__ */ icon(TablerMail);
export const MapIcon = /* @__PURE__ */ icon(TablerMap);
export const MenuIcon = /* @__PURE__ */ icon(TablerMenu2);
export const PanelEndCloseIcon = /* @__PURE__ */ icon(TablerLayoutSidebarRightCollapse, { directional: true });
export const PanelEndOpenIcon = /* @__PURE__ */ icon(TablerLayoutSidebarRightExpand, { directional: true });
export const PanelStartCloseIcon = /* @__PURE__ */ icon(TablerLayoutSidebarLeftCollapse, { directional: true });
export const PanelStartOpenIcon = /* @__PURE__ */ icon(TablerLayoutSidebarLeftExpand, { directional: true });
export const RefreshIcon = /* @__PURE__ */ icon(TablerRefresh);
export const ReportIcon = /* @__PURE__ */ icon(TablerReportAnalytics);
export const RequestsIcon = /* @__PURE__ */ icon(TablerInbox);
export const ScheduleIcon = /* @__PURE__ */ icon(TablerCalendarWeek);
export const SearchIcon = /* @__PURE__ */ icon(TablerSearch);
export const SeasonIcon = /* @__PURE__ */ icon(TablerFlame);
export const SettingsIcon = /* @__PURE__ */ icon(TablerSettings);
export const SkillTreeIcon = /* @__PURE__ */ icon(TablerBinaryTree);
export const SurveyIcon = /* @__PURE__ */ icon(TablerClipboardText);
export const TableIcon = /* @__PURE__ */ icon(TablerTable);
export const TeamIcon = /* @__PURE__ */ icon(TablerUsers);
export const TrafficConeIcon = /* @__PURE__ */ icon(TablerTrafficCone);
export const TrainingIcon = /* @__PURE__ */ icon(TablerSchool);
export const UsageIcon = /* @__PURE__ */ icon(TablerChartDots);
export const UserIcon = /* @__PURE__ */ icon(TablerUser);

export {
  AdjustmentsIcon,
  ArrowBackIcon,
  ArrowDownIcon,
  ArrowForwardIcon,
  ArrowUpIcon,
  AttachmentIcon,
  BuildingIcon,
  CalendarIcon,
  CaptionsIcon,
  CarIcon,
  CarOffIcon,
  ChartBarIcon,
  ChartLineIcon,
  ClockIcon,
  ClubIcon,
  ColumnsIcon,
  CommandIcon,
  ContrastIcon,
  CopyIcon,
  DatabaseOffIcon,
  DownloadIcon,
  ExitFullScreenIcon,
  ExternalLinkIcon,
  EyeIcon,
  EyeOffIcon,
  FilterIcon,
  FuelIcon,
  FullScreenIcon,
  GridIcon,
  GripIcon,
  HistoryIcon,
  ImageIcon,
  InboxIcon,
  LifterIcon,
  LinkIcon,
  LockIcon,
  MarketIcon,
  MicrophoneIcon,
  MinusIcon,
  MoonIcon,
  MoreIcon,
  MoreVerticalIcon,
  MovieIcon,
  NoConnectionIcon,
  PauseIcon,
  PinIcon,
  PinnedIcon,
  PivotIcon,
  PlayIcon,
  PlusIcon,
  RegionIcon,
  ReplyIcon,
  RouteIcon,
  SelectorIcon,
  SendIcon,
  ServiceBatteryIcon,
  ServiceLightIcon,
  ServiceMultipleIcon,
  ServiceNoneIcon,
  ServiceTowIcon,
  ServiceUnavailableIcon,
  ShareIcon,
  SortAscendingIcon,
  SortDescendingIcon,
  SpreadsheetIcon,
  StarFilledIcon,
  StarIcon,
  StationIcon,
  SunIcon,
  TerritoryIcon,
  TrashIcon,
  TrendDownIcon,
  TrendUpIcon,
  UndoIcon,
  UploadIcon,
  VideoIcon,
  VolumeIcon,
  VolumeOffIcon,
  ZoomInIcon,
} from './tool-icons.ts';
