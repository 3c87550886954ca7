import { isText } from './is-text.ts';
import './spare-room.css';

/** Empty room at both ends of a scroller's content, in px. */
interface Room {
  readonly above: number;
  readonly below: number;
}

const NONE: Room = { above: 0, below: 0 };

/** Keys that write nothing by themselves: with them something is about to be pressed. */
const MODIFIERS: ReadonlySet<string> = new Set(['Shift', 'Control', 'Meta', 'Alt']);

/** The scrollers that have, or had, spare room. */
const rooms = new WeakMap<HTMLElement, Room>();

/**
 * Scrolls by px. Where the content ends too soon and the pointer is over it, spare room is made at that end. The room goes
 * once it is out of sight, or once the pointer has left or somebody writes, when nothing is about to be pressed. The class of
 * the scroller is `spare-room`.
 */
export function scrollWithRoom(scroller: HTMLElement, by: number): void {
  const to = scroller.scrollTop + by;
  const most = scroller.scrollHeight - scroller.clientHeight;
  if (scroller.matches(':hover')) {
    const { above, below } = readRoom(scroller);
    setRoom(scroller, { above: above + Math.max(0, -to), below: below + Math.max(0, to - most) });
  }
  scroller.scrollTop = Math.max(0, to);
  takeHiddenRoom(scroller);
}

function readRoom(scroller: HTMLElement): Room {
  const room = rooms.get(scroller);
  if (!room) watch(scroller);
  return room ?? NONE;
}

function setRoom(scroller: HTMLElement, room: Room, time = '0s'): void {
  rooms.set(scroller, room);
  scroller.style.setProperty('--room-time', time);
  scroller.style.setProperty('--room-above', `${room.above}px`);
  scroller.style.setProperty('--room-below', `${room.below}px`);
}

/** Takes back the room that is out of sight; nothing is seen to move. */
function takeHiddenRoom(scroller: HTMLElement): void {
  const { above, below } = readRoom(scroller);
  const { scrollTop, scrollHeight, clientHeight } = scroller;
  const hiddenAbove = Math.min(above, scrollTop);
  const hiddenBelow = Math.min(below, scrollHeight - clientHeight - scrollTop);
  if (hiddenAbove + hiddenBelow === 0) return;
  setRoom(scroller, { above: above - hiddenAbove, below: below - hiddenBelow });
  scroller.scrollTop = scrollTop - hiddenAbove;
}

/** Takes back all room; what is in sight slides. */
function takeRoom(scroller: HTMLElement): void {
  const { above, below } = readRoom(scroller);
  if (above + below === 0) return;
  takeHiddenRoom(scroller);
  setRoom(scroller, NONE, 'var(--move)');
}

function watch(scroller: HTMLElement): void {
  rooms.set(scroller, NONE);
  scroller.addEventListener('scrollend', () => takeHiddenRoom(scroller));
  // No event of input: an editor of rich text takes the keys before.
  scroller.addEventListener('keydown', ({ target, key }) => {
    if (target instanceof Element && isText(target) && !MODIFIERS.has(key)) takeRoom(scroller);
  });
  scroller.addEventListener('pointerleave', (event) => {
    // A finger leaves with each press.
    if (event.pointerType === 'touch') return;
    if (isOver(event, scroller)) document.addEventListener('pointermove', moveOut, true);
    else takeRoom(scroller);
  });
  // The pointer is on an overlay above the scroller, such as a dialog: the room goes when the pointer leaves that too.
  const moveOut = (event: PointerEvent) => {
    if (scroller.isConnected && isOver(event, scroller)) return;
    document.removeEventListener('pointermove', moveOut, true);
    takeRoom(scroller);
  };
  const press = (event: PointerEvent) => {
    if (!isOver(event, scroller)) takeRoom(scroller);
    if (!scroller.isConnected) document.removeEventListener('pointerdown', press, true);
  };
  document.addEventListener('pointerdown', press, true);
}

/** Tells whether a pointer is over an element, or over what lies on it, such as a list that a button of it has opened. */
function isOver({ clientX, clientY }: PointerEvent, element: Element): boolean {
  const { left, right, top, bottom } = element.getBoundingClientRect();
  return clientX >= left && clientX < right && clientY >= top && clientY < bottom;
}
