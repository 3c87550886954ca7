import { Shuffle } from 'lucide-react';

export const icon = Shuffle;
