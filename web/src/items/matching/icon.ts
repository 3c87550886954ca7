import { Waypoints } from 'lucide-react';

export const icon = Waypoints;
