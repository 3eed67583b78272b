import { type ElementProps } from '../../internal/elementProps.js';
import type { FieldBase } from '../../internal/field/fieldProps.js';
export interface FilePickerProps extends ElementProps<HTMLDivElement>, Pick<FieldBase, 'name' | 'description' | 'messages' | 'isRequired'> {
    /** What file is wanted: "PDF to verify". */
    label: string;
    /** File extensions to offer: ".pdf". @default everything */
    extensions?: readonly string[];
    /** Name of the current file. @default none */
    fileName?: string;
    /** Called with the chosen or dropped file. Not called when several are dropped at once. */
    onChoose: (file: File) => void;
}
/** Picks a file that is read on this device and never uploaded. It can be chosen or dropped. */
export declare function FilePicker(props: FilePickerProps): import("react").JSX.Element;
