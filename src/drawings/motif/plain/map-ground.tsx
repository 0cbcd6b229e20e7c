import type { DrawingProps } from '../props.ts';

/** Blocks between streets, on the 200 × 180 map of the pickup run. */
export function MapGround({ className }: DrawingProps) {
  return (
    <path
      className={className}
      d="M-20-20h70v50h-70zM60-20h55v40H60zM125-20h95v50h-95zM-20 40h70v60h-70zM60 30h55v60H60zM125 40h40v50h-40zM175 40h45v70h-45zM-20 110h60v90h-60zM50 110h75v35H50zM135 100h30v45h-30zM175 120h45v80h-45zM50 155h115v45H50z"
    />
  );
}
