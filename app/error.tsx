"use client";

import { FailedPage } from "@/components/shell/failed-page";

export default FailedPage;
