import { Heading } from 'lucide-react';

export const icon = Heading;
