import type { Locale } from "@/lib/preferences/locale";
import type common from "@/messages/en/common.json";
import type errors from "@/messages/en/errors.json";
import type home from "@/messages/en/home.json";
import type list from "@/messages/en/list.json";
import type login from "@/messages/en/login.json";
import type orders from "@/messages/en/orders.json";
import type pages from "@/messages/en/pages.json";
import type profile from "@/messages/en/profile.json";
import type qrOrder from "@/messages/en/qr-order.json";
import type receptions from "@/messages/en/receptions.json";
import type roles from "@/messages/en/roles.json";
import type shell from "@/messages/en/shell.json";
import type upcoming from "@/messages/en/upcoming.json";
import type warehouse from "@/messages/en/warehouse.json";

/** Makes next-intl refuse a key that the English files do not have. */
declare module "next-intl" {
  interface AppConfig {
    Locale: Locale;
    Messages: {
      common: typeof common;
      errors: typeof errors;
      home: typeof home;
      list: typeof list;
      login: typeof login;
      orders: typeof orders;
      pages: typeof pages;
      profile: typeof profile;
      "qr-order": typeof qrOrder;
      receptions: typeof receptions;
      roles: typeof roles;
      shell: typeof shell;
      upcoming: typeof upcoming;
      warehouse: typeof warehouse;
    };
  }
}
