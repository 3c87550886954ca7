/** Lines of a room. */
export interface Lines {
  readonly production: number;
  readonly tests: number;
}

/**
 * Adds up the lines of each room from what `git grep --count ''` prints: "web/src/main.ts:14", after the revision where one is
 * named. What is in `test/`, and each `.test.` file, is of tests.
 */
export function countLines(listed: string, revision?: string): Map<string, Lines> {
  const rooms = new Map<string, Lines>();
  for (const line of listed.split('\n').filter(Boolean)) {
    const [path = '', count] = (revision ? line.slice(revision.length + 1) : line).split(':');
    const [room = ''] = path.split('/');
    const { production, tests } = rooms.get(room) ?? { production: 0, tests: 0 };
    const isTest = room === 'test' || /\.test\.tsx?$/.test(path);
    rooms.set(room, {
      production: production + (isTest ? 0 : Number(count)),
      tests: tests + (isTest ? Number(count) : 0),
    });
  }
  return rooms;
}
