import { PassedOverNotice } from "../passed-over/passed-over-notice";
import { CellButtons } from "../table/cell-buttons";
import { OnlyButton } from "./only-button";
import { OnlyPart } from "./only-part";
import type { ValueCode } from "./only-place";

/** What is done with values of a list: one file to fetch. */
export const valueCode: ValueCode = { CellButtons, OnlyButton, OnlyPart, PassedOverNotice };
