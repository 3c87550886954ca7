export { Waypoints as icon } from 'lucide-react';
