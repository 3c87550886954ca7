import { Plus, Trash2 } from 'lucide-react';
import { Button } from '../ui/buttons/Button.tsx';
import { ButtonLink } from '../ui/buttons/ButtonLink.tsx';
import { GripDots, MenuDots } from '../ui/buttons/Dots.tsx';
import { ExpandButton } from '../ui/buttons/ExpandButton.tsx';
import { IconButton } from '../ui/buttons/IconButton.tsx';

export const BUTTON_SAMPLES = {
  Button: {
    Outlined: <Button>Cancel</Button>,
    Filled: <Button variant="filled">Make Printable</Button>,
    Ghost: <Button variant="ghost">Clear All</Button>,
    Action: (
      <Button variant="action" icon={Plus}>
        Add Item
      </Button>
    ),
    Danger: <Button variant="danger">Delete</Button>,
    Dense: <Button size="dense">Shuffle Answers</Button>,
    Large: <Button size="large">Start</Button>,
    Disabled: <Button isDisabled>Save</Button>,
    Working: <Button isPending>Save</Button>,
  },
  ButtonLink: {
    Outlined: <ButtonLink href="/">To the start page</ButtonLink>,
    'With an icon': (
      <ButtonLink href="/" variant="filled" icon={Plus}>
        Make your own
      </ButtonLink>
    ),
  },
  Dots: {
    'Of a menu': <IconButton label="Actions" icon={MenuDots} />,
    'Of what is dragged': <IconButton label="Move" icon={GripDots} />,
  },
  ExpandButton: {
    Closed: (
      <ExpandButton isExpanded={false} onChange={() => {}}>
        Style
      </ExpandButton>
    ),
    Open: (
      <ExpandButton isExpanded onChange={() => {}}>
        Style
      </ExpandButton>
    ),
    'With a name': (
      <ExpandButton label="Student fields: Name, Date" isExpanded={false} onChange={() => {}}>
        Name, Date
      </ExpandButton>
    ),
  },
  IconButton: {
    Plain: <IconButton label="Add" icon={Plus} />,
    'With keys': <IconButton label="Add Item" icon={Plus} keys={['Ctrl', 'Enter']} />,
    Danger: <IconButton label="Delete" icon={Trash2} tone="danger" />,
    Disabled: <IconButton label="Delete the last" icon={Trash2} isDisabled />,
  },
};
