import { readdirSync, readFileSync } from 'node:fs';

interface Process {
  readonly pid: number;
  readonly parent: number;
  readonly group: number;
  /** One letter of the kernel's: Z has ended and only waits to be asked how. */
  readonly state: string;
  /** The processor time it has had, in hundredths of a second. */
  readonly worked: number;
  readonly command: string;
}

/** What runs on this machine, as its kernel tells it. */
const listProcesses = (): Process[] =>
  readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((pid) => {
      try {
        return [readProcess(Number(pid))];
      } catch {
        // It ended meanwhile.
        return [];
      }
    });

function readProcess(pid: number): Process {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  const facts = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  const [state = '', parent, group] = facts;
  const worked = Number(facts[11]) + Number(facts[12]);
  const command = readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ');
  return { pid, parent: Number(parent), group: Number(group), state, worked, command };
}

/** The Chromium that a process of ours has started last, once it is there. */
export const findChromium = (parent: number): Process | undefined =>
  listProcesses().findLast(
    (one) => one.parent === parent && one.state !== 'Z' && one.command.includes('--remote-debugging-pipe'),
  );

/** Every process of a group that has not ended. */
export const listGroup = (group: number): Process[] =>
  listProcesses().filter((one) => one.group === group && one.state !== 'Z');

/** The process in which a Chromium draws its page. */
export const findTab = (chromium: number): Process | undefined =>
  listGroup(chromium).find(({ command }) => command.includes('--type=renderer'));
