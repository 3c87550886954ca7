/** Returns what a table has by a name from a file; never what every object has, such as "constructor". */
export const getOwn = <Value>(table: Readonly<Record<string, Value>>, name: string): Value | undefined =>
  Object.hasOwn(table, name) ? table[name] : undefined;
