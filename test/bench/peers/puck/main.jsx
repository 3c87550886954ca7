import { Puck } from '@puckeditor/core';
import '@puckeditor/core/puck.css';
import { createRoot } from 'react-dom/client';

/** The least editor that Puck's own documentation begins with: one kind of block with one text. */
const config = {
  components: {
    HeadingBlock: {
      fields: { children: { type: 'text' } },
      render: ({ children }) => <h1>{children}</h1>,
    },
  },
};
const data = { content: [{ type: 'HeadingBlock', props: { id: 'first', children: 'Water' } }], root: {} };

createRoot(document.getElementById('root')).render(<Puck config={config} data={data} onPublish={() => {}} />);
