/**
 * The parts that tests need and plain worksheets do without: points, versions and difficulties, and the tables of a key. It loads with
 * the first worksheet that has some of it.
 */
export { countKeyPages, createKeyPage } from './keys/key-pages.tsx';
export { listScores } from './points/count-points.ts';
export { listPrintedPoints, listTables } from './points/points-on-paper.tsx';
export {
  countOrders,
  countVersions,
  describeVersion,
  findVersionWith,
  listClassCopies,
  toVersion,
} from './versions/to-version.ts';
