import { Ruler } from 'lucide-react';

export const icon = Ruler;
