import ArrowLeftRight from "lucide-react/icons/arrow-left-right";
import Boxes from "lucide-react/icons/boxes";
import CalendarClock from "lucide-react/icons/calendar-clock";
import ChartColumn from "lucide-react/icons/chart-column";
import CircleUser from "lucide-react/icons/circle-user";
import ClipboardCheck from "lucide-react/icons/clipboard-check";
import ClipboardList from "lucide-react/icons/clipboard-list";
import ConciergeBell from "lucide-react/icons/concierge-bell";
import FileText from "lucide-react/icons/file-text";
import Grid3x3 from "lucide-react/icons/grid-3x3";
import Handshake from "lucide-react/icons/handshake";
import Headset from "lucide-react/icons/headset";
import House from "lucide-react/icons/house";
import Images from "lucide-react/icons/images";
import Megaphone from "lucide-react/icons/megaphone";
import Package from "lucide-react/icons/package";
import PackageCheck from "lucide-react/icons/package-check";
import PackagePlus from "lucide-react/icons/package-plus";
import Refrigerator from "lucide-react/icons/refrigerator";
import Route from "lucide-react/icons/route";
import ShoppingCart from "lucide-react/icons/shopping-cart";
import Tags from "lucide-react/icons/tags";
import Ticket from "lucide-react/icons/ticket";
import Undo from "lucide-react/icons/undo";
import Users from "lucide-react/icons/users";
import Warehouse from "lucide-react/icons/warehouse";
import type { ComponentType, SVGProps } from "react";
import type { PageKey } from "@/lib/roles/pages";

type Icon = ComponentType<SVGProps<SVGSVGElement> & { size?: number }>;

export const pageIcons: Record<PageKey, Icon> = {
  home: House,
  users: Users,
  products: Package,
  orders: ShoppingCart,
  reservations: CalendarClock,
  services: ConciergeBell,
  invoices: FileText,
  "dashboard-wh": Warehouse,
  storages: Refrigerator,
  drafts: Grid3x3,
  supplying_reports: ClipboardList,
  current_stocks: Boxes,
  companies: Handshake,
  marketing: Megaphone,
  catalog_price: Tags,
  vouchers: Ticket,
  "create-products": PackagePlus,
  supplying_routes: Route,
  receptions: PackageCheck,
  receptions_intern: ArrowLeftRight,
  return_to_supplier: Undo,
  inventory: ClipboardCheck,
  profile: CircleUser,
  customer_support: Headset,
  galleries: Images,
  reports: ChartColumn,
};
