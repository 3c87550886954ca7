import { PenLine } from 'lucide-react';

export const icon = PenLine;
