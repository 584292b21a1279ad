import { useEffect, useEffectEvent, useRef, type ReactNode } from 'react';
import type { LabelledField } from '../../view-models/field';
import styles from './field-group.module.css';
import { errorAndDescriptionAttributes, FieldErrorMessage } from './field-error-message';

interface FieldGroupProps {
  readonly field: LabelledField;
  readonly role?: 'radiogroup' | 'group';
  readonly note?: ReactNode;
  /** A short note beside the label, such as 'Walks each day'. For screen readers it describes the group, but does not name it. */
  readonly sideNote?: string | undefined;
  /** Whether the label stands beside the answers. */
  readonly isRow?: boolean;
  /** True if no control has the field's id. The group then has the id, so that the link in the error summary focuses the group. */
  readonly takesFocus?: boolean;
  /** Called when the focus moves to a control outside the group. Not called when the customer taps an empty part of the page. */
  readonly onLeave?: (() => void) | undefined;
  readonly children: ReactNode;
}

/** A question with its answers. For screen readers, the label names the question; notes and error message describe it. */
export function FieldGroup({
  field,
  role,
  note,
  sideNote,
  isRow = false,
  takesFocus = false,
  onLeave,
  children,
}: FieldGroupProps) {
  const { id, label, error } = field;
  const legendId = `${id}-legend`;
  const noteId = `${id}-note`;
  const sideNoteId = `${id}-side-note`;
  const group = useRef<HTMLFieldSetElement>(null);
  const leave = useEffectEvent(() => onLeave?.());

  // Uses addEventListener, because the linter forbids an onBlur handler on a fieldset.
  useEffect(() => {
    const element = group.current!;
    const listen = ({ relatedTarget }: FocusEvent) => {
      if (relatedTarget instanceof Node && !element.contains(relatedTarget)) leave();
    };
    element.addEventListener('focusout', listen);
    return () => element.removeEventListener('focusout', listen);
  }, []);

  return (
    <fieldset
      ref={group}
      id={takesFocus ? id : undefined}
      // Focusable even with controls, so that an empty group with the focus keeps it when its first controls appear.
      tabIndex={-1}
      role={role}
      aria-labelledby={legendId}
      {...errorAndDescriptionAttributes(field, sideNote && sideNoteId, note ? noteId : undefined)}
      className={isRow ? styles.row : styles.group}
    >
      <legend>
        <span id={legendId}>{label}</span>
        {sideNote && (
          <span id={sideNoteId} className={isRow ? 'visually-hidden' : 'small-note'}>
            {' '}
            {sideNote}
          </span>
        )}
      </legend>
      {note && (
        <div id={noteId} className="note">
          {note}
        </div>
      )}
      <FieldErrorMessage field={id} message={error} />
      {children}
    </fieldset>
  );
}

/** A card of questions that have their label beside their answers. Its style is here, so that it arrives with the prerendered page. */
export function FieldRows({ children }: { children: ReactNode }) {
  return <div className={styles.rows}>{children}</div>;
}
