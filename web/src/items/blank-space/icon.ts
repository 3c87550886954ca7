import { SquareDashed } from 'lucide-react';

export const icon = SquareDashed;
