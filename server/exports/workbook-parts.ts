import "server-only";
import { xmlText } from "./spreadsheet-values";

/** Positions in `cellXfs` of the styles below. */
export const cellStyles = { plain: 0, heading: 1, text: 2, amount: 3, day: 4, time: 5 } as const;

const head = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const formats = "http://schemas.openxmlformats.org";
const main = `${formats}/spreadsheetml/2006/main`;
const package2006 = `${formats}/package/2006`;
const office = `${formats}/officeDocument/2006/relationships`;
const sheetType = "application/vnd.openxmlformats-officedocument.spreadsheetml";

export const sheetPath = "xl/worksheets/sheet1.xml";

/** Numbers of formats of our own begin at 164; 4 is `#,##0.00`, 49 is text. */
const styles = `${head}<styleSheet xmlns="${main}">
<numFmts count="2"><numFmt numFmtId="164" formatCode="dd\\.mm\\.yyyy"/><numFmt numFmtId="165" formatCode="dd\\.mm\\.yyyy\\ hh:mm"/></numFmts>
<fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts>
<fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills>
<borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders>
<cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs>
<cellXfs count="6">
<xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0"/>
<xf numFmtId="49" fontId="1" fillId="0" borderId="0" xfId="0" applyNumberFormat="1" applyFont="1"/>
<xf numFmtId="49" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/>
<xf numFmtId="4" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/>
<xf numFmtId="164" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/>
<xf numFmtId="165" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/>
</cellXfs>
<cellStyles count="1"><cellStyle name="Normal" xfId="0" builtinId="0"/></cellStyles>
</styleSheet>`;

const contentTypes = `${head}<Types xmlns="${package2006}/content-types">
<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>
<Default Extension="xml" ContentType="application/xml"/>
<Override PartName="/xl/workbook.xml" ContentType="${sheetType}.sheet.main+xml"/>
<Override PartName="/${sheetPath}" ContentType="${sheetType}.worksheet+xml"/>
<Override PartName="/xl/styles.xml" ContentType="${sheetType}.styles+xml"/>
</Types>`;

const packageRelations = `${head}<Relationships xmlns="${package2006}/relationships">
<Relationship Id="rId1" Type="${office}/officeDocument" Target="xl/workbook.xml"/>
</Relationships>`;

const workbookRelations = `${head}<Relationships xmlns="${package2006}/relationships">
<Relationship Id="rId1" Type="${office}/worksheet" Target="worksheets/sheet1.xml"/>
<Relationship Id="rId2" Type="${office}/styles" Target="styles.xml"/>
</Relationships>`;

/** Every file of a workbook with one sheet, the sheet itself left out: path and content. */
export function workbookParts(title: string): [path: string, xml: string][] {
  const sheets = `<sheets><sheet name="${xmlText(sheetName(title))}" sheetId="1" r:id="rId1"/></sheets>`;
  return [
    ["[Content_Types].xml", contentTypes],
    ["_rels/.rels", packageRelations],
    ["xl/workbook.xml", `${head}<workbook xmlns="${main}" xmlns:r="${office}">${sheets}</workbook>`],
    ["xl/_rels/workbook.xml.rels", workbookRelations],
    ["xl/styles.xml", styles],
  ];
}

const longestSheetName = 31;

/** Without the signs that a sheet's name may not have. */
function sheetName(title: string): string {
  const name = title
    .replace(/[[\]:*?/\\']/g, " ")
    .slice(0, longestSheetName)
    .trim();
  return name === "" ? "1" : name;
}
