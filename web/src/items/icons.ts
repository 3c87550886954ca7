/** Lists the icons that item types name, one line for each: they are shown at once, while the panels come later. */

export {
  BookOpenText,
  CircleDot,
  Heading,
  LibraryBig,
  ListChecks,
  MessageSquareText,
  Minus,
  PenLine,
  PenTool,
  Ruler,
  Shuffle,
  SquareDashed,
  SquareSplitVertical,
  Text,
  Waypoints,
} from 'lucide-react';
