/** The fields that have a value, null being one: what a body leaves out would otherwise hide what is stored. */
export function omitUndefined<Row extends object>(row: Row): Partial<Row> {
  const whole: Partial<Row> = { ...row };
  for (const name in row) if (row[name] === undefined) delete whole[name];
  return whole;
}
