import { SquareSplitVertical } from 'lucide-react';

export const icon = SquareSplitVertical;
