import { BookOpenText } from 'lucide-react';

export const icon = BookOpenText;
