import { CircleDot } from 'lucide-react';

export const icon = CircleDot;
