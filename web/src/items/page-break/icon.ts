export { SquareSplitVertical as icon } from 'lucide-react';
