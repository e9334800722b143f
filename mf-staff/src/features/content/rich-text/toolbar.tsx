import { useTranslation } from '@phantom/mf-kit';
import { ariaKeys, shownKeys } from '@phantom/mf-kit/shortcuts';
import type { Editor } from '@tiptap/core';
import { useEditorState } from '@tiptap/react';
import { useState, type KeyboardEvent } from 'react';
import { ToolIcon, type ToolName } from './icons';
import styles from './toolbar.module.css';
import { type EditorDialog, type Tool, toolGroups } from './tools';

interface ToolbarProps {
  editor: Editor;
  /** The text that the tools change. */
  textId: string;
  label: string;
  onDialog: (dialog: EditorDialog) => void;
}

/** What the toolbar shows of the editor. */
interface ToolState {
  isInTable: boolean;
  pressed: string[];
  disabled: string[];
}

function toolStateOf(editor: Editor): ToolState {
  const isInTable = editor.isActive('table');
  const tools = toolGroups(isInTable).flat();
  return {
    isInTable,
    pressed: tools.filter(({ isPressed }) => isPressed?.(editor)).map(({ name }) => name),
    disabled: tools
      .filter(({ isEnabled }) => isEnabled && !isEnabled(editor))
      .map(({ name }) => name),
  };
}

/** An ARIA toolbar: one stop of the Tab key, arrows between the tools, Escape back to the text. */
export function Toolbar({ editor, textId, label, onDialog }: ToolbarProps) {
  const { isInTable, pressed, disabled } = useEditorState({
    editor,
    selector: ({ editor }) => toolStateOf(editor),
  });
  const groups = toolGroups(isInTable);
  const { current, setCurrent, onKeyDown } = useRovingFocus(groups.flat(), () =>
    editor.view.focus(),
  );
  const run = ({ dialog, run }: Tool) => (dialog ? onDialog(dialog) : run?.(editor));
  return (
    <div
      id={`${textId}-tools`}
      role="toolbar"
      aria-label={label}
      aria-controls={textId}
      className={styles.toolbar}
      onKeyDown={onKeyDown}
    >
      {groups.map((tools) => (
        <div key={tools[0]?.name} className={styles.group}>
          {tools.map((tool) => (
            <ToolButton
              key={tool.name}
              tool={tool}
              isPressed={tool.isPressed && pressed.includes(tool.name)}
              isDisabled={disabled.includes(tool.name)}
              isTabStop={tool.name === current}
              onFocus={() => setCurrent(tool.name)}
              onClick={() => run(tool)}
            />
          ))}
        </div>
      ))}
    </div>
  );
}

interface ToolButtonProps {
  tool: Tool;
  isPressed?: boolean;
  isDisabled: boolean;
  isTabStop: boolean;
  onFocus: () => void;
  onClick: () => void;
}

function ToolButton(props: ToolButtonProps) {
  const { tool, isPressed, isDisabled, isTabStop, onFocus, onClick } = props;
  const { t } = useTranslation();
  const { name, keys } = tool;
  const label = t(`content.richText.tools.${name}`);
  return (
    <button
      type="button"
      className={styles.tool}
      data-tool={name}
      data-tip={keys ? `${label} (${shownKeys(keys)})` : label}
      aria-label={label}
      aria-keyshortcuts={keys && ariaKeys(keys)}
      aria-pressed={isPressed}
      aria-disabled={isDisabled}
      tabIndex={isTabStop ? 0 : -1}
      onFocus={onFocus}
      // The text keeps its selection; on a phone the keyboard stays open.
      onMouseDown={(event) => event.preventDefault()}
      onClick={isDisabled ? undefined : onClick}
    >
      <ToolIcon name={name} />
    </button>
  );
}

/** The tool that the Tab key reaches, and the keys that move on from it. */
function useRovingFocus(tools: Tool[], leave: () => void) {
  const [name, setCurrent] = useState<ToolName>();
  // Outside a table the tools of tables are gone.
  const index = Math.max(
    tools.findIndex((tool) => tool.name === name),
    0,
  );

  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    const targets: Record<string, number> = {
      ArrowRight: index + 1,
      ArrowLeft: index - 1,
      Home: 0,
      End: tools.length - 1,
    };
    const target = targets[event.key];
    if (event.key === 'Escape') leave();
    else if (target === undefined) return;
    else {
      const tool = tools.at(target % tools.length);
      event.currentTarget.querySelector<HTMLElement>(`[data-tool=${tool?.name}]`)?.focus();
    }
    event.preventDefault();
    event.stopPropagation();
  };
  return { current: tools[index]?.name, setCurrent, onKeyDown };
}

export const focusToolbar = (textId: string): void =>
  document.getElementById(`${textId}-tools`)?.querySelector<HTMLElement>('[tabindex="0"]')?.focus();
