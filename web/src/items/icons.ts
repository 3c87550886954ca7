/** Lists the icons that item types name, one line for each: they are shown at once, while the panels come later. */

export {
  BookOpenText,
  Calculator,
  CircleDot,
  Grid3x3,
  Heading,
  Image,
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
  Table,
  Text,
  TextSearch,
  Waypoints,
} from 'lucide-react';
