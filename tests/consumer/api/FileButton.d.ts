import { type ButtonProps } from '../Button/Button.js';
export interface FileButtonProps extends Pick<ButtonProps, 'ref' | 'children' | 'variant' | 'size' | 'icon' | 'isPending' | 'isDisabled' | 'aria-describedby'> {
    /** File types to offer: "image/*", ".pdf". @default everything */
    kinds?: readonly string[];
    /** Makes phones open a camera instead of the file picker; `environment` is the rear camera. @default nothing */
    camera?: 'environment' | 'user';
    /** Called with the chosen file or the picture taken. */
    onChoose: (file: File) => void;
}
/**
 * A button to choose one file or take one picture. For a drop area, use `FilePicker`. It has its own input:
 * React Aria's `FileTrigger` does no more, and sharing it between two components would add a file to every page
 * with uploads.
 */
export declare function FileButton({ kinds, camera, onChoose, ...button }: FileButtonProps): import("react").JSX.Element;
