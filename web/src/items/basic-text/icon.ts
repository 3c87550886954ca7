import { Text } from 'lucide-react';

export const icon = Text;
