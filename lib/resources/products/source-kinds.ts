/** PROD-011: where a product sheet comes from. */
export const sourceKinds = ["merchant-owned", "public-platform", "global-APIs"] as const;
