import type { Locale } from "@/lib/preferences/locale";
import type catalogPrice from "@/messages/en/catalog_price.json";
import type common from "@/messages/en/common.json";
import type companies from "@/messages/en/companies.json";
import type currentStocks from "@/messages/en/current_stocks.json";
import type customerSupport from "@/messages/en/customer_support.json";
import type dashboardWh from "@/messages/en/dashboard-wh.json";
import type drafts from "@/messages/en/drafts.json";
import type errors from "@/messages/en/errors.json";
import type galleries from "@/messages/en/galleries.json";
import type home from "@/messages/en/home.json";
import type inventory from "@/messages/en/inventory.json";
import type invoices from "@/messages/en/invoices.json";
import type list from "@/messages/en/list.json";
import type login from "@/messages/en/login.json";
import type marketing from "@/messages/en/marketing.json";
import type orders from "@/messages/en/orders.json";
import type pages from "@/messages/en/pages.json";
import type products from "@/messages/en/products.json";
import type profile from "@/messages/en/profile.json";
import type qrOrder from "@/messages/en/qr-order.json";
import type receptions from "@/messages/en/receptions.json";
import type receptionsIntern from "@/messages/en/receptions_intern.json";
import type reports from "@/messages/en/reports.json";
import type reservations from "@/messages/en/reservations.json";
import type returnToSupplier from "@/messages/en/return_to_supplier.json";
import type roles from "@/messages/en/roles.json";
import type services from "@/messages/en/services.json";
import type shell from "@/messages/en/shell.json";
import type storages from "@/messages/en/storages.json";
import type supplyingReports from "@/messages/en/supplying_reports.json";
import type supplyingRoutes from "@/messages/en/supplying_routes.json";
import type upcoming from "@/messages/en/upcoming.json";
import type users from "@/messages/en/users.json";
import type vouchers from "@/messages/en/vouchers.json";

/** Makes next-intl refuse a key that the English files do not have. */
declare module "next-intl" {
  interface AppConfig {
    Locale: Locale;
    Messages: {
      catalog_price: typeof catalogPrice;
      common: typeof common;
      companies: typeof companies;
      current_stocks: typeof currentStocks;
      customer_support: typeof customerSupport;
      drafts: typeof drafts;
      errors: typeof errors;
      galleries: typeof galleries;
      home: typeof home;
      inventory: typeof inventory;
      invoices: typeof invoices;
      marketing: typeof marketing;
      list: typeof list;
      login: typeof login;
      orders: typeof orders;
      pages: typeof pages;
      products: typeof products;
      profile: typeof profile;
      "qr-order": typeof qrOrder;
      receptions: typeof receptions;
      receptions_intern: typeof receptionsIntern;
      reports: typeof reports;
      reservations: typeof reservations;
      return_to_supplier: typeof returnToSupplier;
      roles: typeof roles;
      services: typeof services;
      shell: typeof shell;
      storages: typeof storages;
      supplying_reports: typeof supplyingReports;
      supplying_routes: typeof supplyingRoutes;
      upcoming: typeof upcoming;
      users: typeof users;
      vouchers: typeof vouchers;
      "dashboard-wh": typeof dashboardWh;
    };
  }
}
