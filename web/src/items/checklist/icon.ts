import { ListChecks } from 'lucide-react';

export const icon = ListChecks;
