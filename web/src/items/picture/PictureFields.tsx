import { ArrowDown, ArrowUp, X } from 'lucide-react';
import { useState } from 'react';
import { setFields } from '#shared/document/document-rules.ts';
import { movePicture, removePicture, restorePicture } from '#shared/items/picture/rules.ts';
import type { PictureData, PictureOfRow } from '#shared/items/picture/schema.ts';
import type { ImageAttachment } from '#shared/vocabulary/image.ts';
import type { EditOptions } from '../../document/editor.ts';
import { useEdit, useEditor } from '../../document/editor-context.ts';
import type { Path } from '../../document/path.ts';
import { offerUndo } from '../../document/undo-offer.ts';
import { usePanel } from '../../document/use-panel.ts';
import { RichTextField } from '../../richtext/RichTextField.tsx';
import { IconButton } from '../../ui/buttons/IconButton.tsx';
import { TextField } from '../../ui/fields/TextField.tsx';
import { CropBoard } from './CropBoard.tsx';
import { LabelList, useLabelEdits, useLabelList } from './LabelList.tsx';
import { PictureBoard } from './PictureBoard.tsx';
import { PictureSource } from './PictureSource.tsx';

interface PictureFieldsProps {
  readonly id: string;
  readonly data: PictureData;
  readonly path: Path<PictureData>;
  /** The place of the picture in the row, from 0. */
  readonly at: number;
}

const LONGEST_ALT = 1000;

/** Renders what a picture of the row has: the picture, its labels, and the words below it. */
export function PictureFields({ id, data, path, at }: PictureFieldsProps) {
  const { edit } = useEdit();
  const picture = data.pictures[at] as PictureOfRow;
  const own = path.at('pictures').at(at);
  const { image, labels } = picture;
  const [isCropping, setCropping] = useState(false);
  const { seal } = usePanel(id, 'Crop image');
  const commit = (next: ImageAttachment | null, step: EditOptions) =>
    edit(own, setFields<PictureOfRow>, { image: next }, step);
  const list = useLabelList();
  const edits = useLabelEdits({ id: `${id}/${at}`, data: picture, path: own }, list);
  const isOne = data.pictures.length === 1;
  const name = isOne ? '' : `Picture ${at + 1}`;
  const prefix = isOne ? '' : `${name}, `;
  return (
    <fieldset className="picture-fields" aria-label={name || 'Picture'}>
      {!isOne && <PlaceInRow {...{ id, data, path, at }} />}
      <PictureSource
        image={image}
        words={picture.caption}
        name={name}
        onCommit={commit}
        isCropping={isCropping}
        onCrop={() => setCropping(!isCropping)}
      />
      {image && isCropping && (
        <CropBoard
          image={image}
          onChange={(next) => commit(next, { name: 'Crop image', mergeKey: `${id}/crop ${at}` })}
          onChangeEnd={seal}
        />
      )}
      {image && !isCropping && (
        <PictureBoard
          {...{ id, image, name }}
          data={picture}
          path={own}
          onAdd={edits.add}
          onRemove={edits.remove}
          onChoose={edits.focus}
        />
      )}
      {(image || labels.length > 0) && (
        <LabelList
          {...{ id, list, edits, at, prefix }}
          data={picture}
          path={own}
          labelType={data.label_type}
        />
      )}
      <WordsOfPicture id={id} picture={picture} path={own} at={at} prefix={prefix} />
    </fieldset>
  );
}

/** Renders the name of a picture among others, and the buttons that move it and take it out. */
function PlaceInRow({ id, data, path, at }: PictureFieldsProps) {
  const { run } = usePanel(id, 'Move picture');
  const editor = useEditor();
  const last = data.pictures.length - 1;
  const remove = () => {
    const picture = data.pictures[at] as PictureOfRow;
    run(path, removePicture, at);
    offerUndo(editor, `Picture ${at + 1} deleted`, () =>
      run(path, restorePicture, { at, picture, isOnly: false }),
    );
  };
  return (
    <div className="picture-head">
      <span className="caption">Picture {at + 1}</span>
      <IconButton
        label={`Move picture ${at + 1} forward`}
        icon={ArrowUp}
        isDisabled={at === 0}
        onPress={() => run(path, movePicture, { from: at, to: at - 1 })}
      />
      <IconButton
        label={`Move picture ${at + 1} back`}
        icon={ArrowDown}
        isDisabled={at === last}
        onPress={() => run(path, movePicture, { from: at, to: at + 1 })}
      />
      <IconButton label={`Delete picture ${at + 1}`} icon={X} onPress={remove} />
    </div>
  );
}

interface WordsProps {
  readonly id: string;
  readonly picture: PictureOfRow;
  readonly path: Path<PictureOfRow>;
  readonly at: number;
  readonly prefix: string;
}

/** Renders the words of a picture: its caption, its credit, and what is read aloud in its place. */
function WordsOfPicture({ id, picture, path, at, prefix }: WordsProps) {
  const { bind, seal } = usePanel(`${id}/${at}`, 'Edit picture');
  const { edit } = useEdit();
  const field = bind(path, picture);
  const { image } = picture;
  return (
    <>
      <RichTextField
        variant="text"
        field={`data.pictures.${at}.caption`}
        label={`${prefix}Caption`}
        placeholder="Caption"
        {...field('caption')}
      />
      <RichTextField
        variant="line"
        field={`data.pictures.${at}.credit`}
        label={`${prefix}Credit`}
        placeholder="Credit: whose picture it is"
        {...field('credit')}
      />
      {image && (
        <TextField
          isDense
          label="Alternative text"
          aria-label={`${prefix}Alternative text`}
          hint="Read aloud in place of the picture. Leave it empty where the picture is decoration."
          maxLength={LONGEST_ALT}
          value={image.alt}
          onChange={(alt) =>
            edit(
              path,
              setFields<PictureOfRow>,
              { image: { ...image, alt } },
              { name: 'Describe image', mergeKey: `${id}/alt ${at}` },
            )
          }
          onBlur={seal}
        />
      )}
    </>
  );
}
