import Building2 from 'lucide-react/icons/building-2';
import CalendarDays from 'lucide-react/icons/calendar-days';
import ChartColumn from 'lucide-react/icons/chart-column';
import CircleArrowRight from 'lucide-react/icons/circle-arrow-right';
import CircleHelp from 'lucide-react/icons/circle-question-mark';
import ClipboardList from 'lucide-react/icons/clipboard-list';
import CloudRain from 'lucide-react/icons/cloud-rain';
import Database from 'lucide-react/icons/database';
import Download from 'lucide-react/icons/download';
import Droplet from 'lucide-react/icons/droplet';
import Droplets from 'lucide-react/icons/droplets';
import FileText from 'lucide-react/icons/file-text';
import Gavel from 'lucide-react/icons/gavel';
import Handshake from 'lucide-react/icons/handshake';
import Info from 'lucide-react/icons/info';
import Landmark from 'lucide-react/icons/landmark';
import Mail from 'lucide-react/icons/mail';
import Map from 'lucide-react/icons/map';
import MapPin from 'lucide-react/icons/map-pin';
import Megaphone from 'lucide-react/icons/megaphone';
import MessageSquareWarning from 'lucide-react/icons/message-square-warning';
import Newspaper from 'lucide-react/icons/newspaper';
import Phone from 'lucide-react/icons/phone';
import Search from 'lucide-react/icons/search';
import SearchCheck from 'lucide-react/icons/search-check';
import ShieldAlert from 'lucide-react/icons/shield-alert';
import Sprout from 'lucide-react/icons/sprout';
import Users from 'lucide-react/icons/users';
import Waves from 'lucide-react/icons/waves';
import Wheat from 'lucide-react/icons/wheat';
import { Icon, type Glyph } from '../text/Icon.tsx';

/** The icon names that a site's layout may use. */
const GLYPHS: Readonly<Record<string, Glyph>> = {
  'building-2': Building2,
  'calendar-days': CalendarDays,
  'chart-column': ChartColumn,
  'circle-question-mark': CircleHelp,
  'clipboard-list': ClipboardList,
  'cloud-rain': CloudRain,
  database: Database,
  download: Download,
  droplet: Droplet,
  droplets: Droplets,
  'file-text': FileText,
  gavel: Gavel,
  handshake: Handshake,
  info: Info,
  landmark: Landmark,
  mail: Mail,
  map: Map,
  'map-pin': MapPin,
  megaphone: Megaphone,
  'message-square-warning': MessageSquareWarning,
  newspaper: Newspaper,
  phone: Phone,
  search: Search,
  'search-check': SearchCheck,
  'shield-alert': ShieldAlert,
  sprout: Sprout,
  users: Users,
  waves: Waves,
  wheat: Wheat,
};

/** An arrow when the name is unknown: the layout may be newer than this set. */
export function TaskIcon({ name }: { readonly name: string }) {
  return <Icon icon={GLYPHS[name] ?? CircleArrowRight} />;
}
