import { join } from 'node:path';
import { type Changes, isStale } from '../../build/stale.ts';

const SOURCES = ['web', 'shared', 'package.json', 'package-lock.json'];

export const toDistPath = (project: string, ...path: readonly string[]): string =>
  join(project, 'dist', ...path);

/** Returns the path of the file whose time is that of the last complete build of the pages. */
export const getMarkPath = (project: string): string => toDistPath(project, 'web-is-built');

/** Tells whether a source of the pages is newer than their last complete build. It loads nothing that builds. */
export const isWebStale = (project: string, changes?: Changes): boolean =>
  isStale(project, getMarkPath(project), SOURCES, changes);
