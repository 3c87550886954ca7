import { Minus } from 'lucide-react';

export const icon = Minus;
