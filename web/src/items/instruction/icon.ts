import { MessageSquareText } from 'lucide-react';

export const icon = MessageSquareText;
