/** The arch of the logo in a 32 × 32 box. It is one stroke, so that the loader can animate it. */
export declare const logoArch = "M6 27.5V15.5a10 10 0 0 1 20 0v12";
/** The lit doorway inside the arch. */
export declare const logoDoor = "M12 27.5V16a4 4 0 0 1 8 0v11.5z";
