import "server-only";
import type { Cell, FileColumn } from "./cell";
import { columnName, serialOf, xmlText } from "./spreadsheet-values";
import { cellStyles } from "./workbook-parts";

const main = "http://schemas.openxmlformats.org/spreadsheetml/2006/main";

/** The longest text that a cell may hold. */
const longestText = 32_767;

/** What stands before the rows: column widths, and the heading that stays while the rows are scrolled. */
export function sheetHead(columns: readonly FileColumn[]): string {
  const widths = columns.map(
    ({ width }, index) => `<col min="${index + 1}" max="${index + 1}" width="${width}" customWidth="1"/>`,
  );
  const frozen = '<pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/>';
  const headings = columns.map(({ heading }, index) => textCell(`${columnName(index)}1`, heading, cellStyles.heading));
  return [
    '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n',
    `<worksheet xmlns="${main}">`,
    `<sheetViews><sheetView workbookViewId="0">${frozen}</sheetView></sheetViews>`,
    `<cols>${widths.join("")}</cols>`,
    `<sheetData><row r="1">${headings.join("")}</row>`,
  ].join("");
}

export const sheetTail = "</sheetData></worksheet>";

/** @param number of the row in the sheet, from 1. */
export function sheetRow(number: number, cells: readonly Cell[]): string {
  const filled = cells.map((cell, index) => cellXml(`${columnName(index)}${number}`, cell));
  return `<row r="${number}">${filled.join("")}</row>`;
}

function cellXml(place: string, cell: Cell): string {
  switch (cell?.kind) {
    case undefined:
      return "";
    case "text":
      return textCell(place, cell.text, cellStyles.text);
    case "number":
      return numberCell(place, cell.digits, cellStyles.plain);
    case "amount":
      return numberCell(place, cell.digits, cellStyles.amount);
    case "day":
      return dateCell(place, cell.day, cellStyles.day);
    case "time":
      return dateCell(place, cell.wall, cellStyles.time);
  }
}

function numberCell(place: string, digits: string, style: number): string {
  return `<c r="${place}" s="${style}"><v>${digits}</v></c>`;
}

/** Dates before 1900 have no number in a spreadsheet. */
function dateCell(place: string, date: string, style: number): string {
  const serial = serialOf(date);
  return serial === undefined ? textCell(place, date, cellStyles.text) : numberCell(place, serial, style);
}

/** Text inside the cell itself: never a formula, whatever it begins with (D8). */
function textCell(place: string, text: string, style: number): string {
  const content = xmlText(text.slice(0, longestText));
  return `<c r="${place}" s="${style}" t="inlineStr"><is><t xml:space="preserve">${content}</t></is></c>`;
}
