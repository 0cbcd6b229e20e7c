interface PhotoProps {
  className: string | undefined;
}

const farHill = 'color-mix(in oklab, var(--color-terrace-3) 80%, var(--color-terrace-4))';
const nearHill = 'color-mix(in oklab, var(--color-terrace-4) 70%, var(--color-deep))';
const water = 'color-mix(in oklab, var(--color-pool) 62%, var(--color-surface))';
const foam = 'light-dark(var(--color-surface), var(--color-ink-muted))';

/** A raft on a river between green hills. */
export function Rafting({ className }: PhotoProps) {
  return (
    <svg viewBox="0 0 348 236" preserveAspectRatio="xMidYMid slice" className={className}>
      <path fill="var(--color-turmeric-soft)" d="M0 0h348v236H0z" />
      <path
        fill={farHill}
        d="M0 62C48 26 112 22 152 78L176 120V236H0zM348 66C300 22 238 26 200 80L170 122V236H348z"
      />
      <path
        fill={nearHill}
        d="M0 112C62 84 128 92 164 152L150 236H0zM348 108C292 78 226 90 184 152L198 236H348z"
      />
      <path
        fill={water}
        d="M164 96h20c2 40 30 62 74 92 30 20 50 36 62 48H26c20-26 52-40 84-62 34-24 54-42 54-78z"
      />
      <path fill={foam} d="M168 96h12c-2 12 2 24 8 40-14-6-22-22-20-40z" />
      <path
        fill="none"
        stroke={foam}
        strokeWidth="2.5"
        strokeLinecap="round"
        d="M152 156q9 5 18 0t18 0M196 172q9 5 18 0M92 190q9 5 18 0t18 0M236 214q10 5 20 0t20 0M62 222q10 5 20 0t20 0"
      />
      <path
        fill="var(--color-deep)"
        d="M0 160c34-14 74-4 98 34 4 16-20 30-40 42H0zM348 158c-38-8-84 6-102 38 2 14 34 28 60 40h42z"
      />
      <path
        fill="none"
        stroke={nearHill}
        strokeWidth="3"
        strokeLinecap="round"
        d="M20 186q18-10 36 2M34 208q18-8 32 2M290 186q20-12 38 0M272 206q18-8 34 2"
      />
      <path
        fill="var(--color-gate-shade)"
        d="M116 196c-2-18 30-32 66-34 34-2 64 4 64 20 0 20-30 38-66 40-36 0-62-8-64-26z"
      />
      <path
        fill="var(--color-gate-ledge)"
        d="M116 190c-2-18 30-32 66-34 34-2 64 4 64 20 0 18-30 34-66 36-36 0-62-4-64-22z"
      />
      <path
        fill="var(--color-gate-shade)"
        d="M136 188c0-12 22-20 48-22 24-1 42 4 42 12 0 12-22 20-46 22-26 0-44-4-44-12z"
      />
      <path fill="var(--color-accent)" d="M156 172l12-4 8 34h-12zM194 166l12 1 4 30-12 3z" />
      <path
        fill="none"
        stroke={foam}
        strokeWidth="5"
        strokeLinecap="round"
        d="M146 182l-36 44M216 176l52 24"
      />
      <path
        fill={foam}
        d="M112 218c-10 4-16 14-12 18h10c6-4 8-12 2-18zM262 194c10-2 22 4 24 10-4 6-18 4-26-2z"
      />
    </svg>
  );
}

const leaf = 'color-mix(in oklab, var(--color-terrace-4) 70%, var(--color-deep))';
const stone = 'light-dark(var(--color-ink-muted), var(--color-line-strong))';

/** A mortar with sambal, rice, chilies and ginger on a banana leaf. */
export function CookingClass({ className }: PhotoProps) {
  return (
    <svg viewBox="0 0 348 236" preserveAspectRatio="xMidYMid slice" className={className}>
      <path fill="var(--color-brand-soft)" d="M0 0h348v236H0z" />
      <path
        fill={leaf}
        d="M-8 128C60 58 150 40 226 52s110 30 130 42v74c-40 14-112 24-186 18S36 166-8 178z"
      />
      <path
        fill="none"
        stroke="var(--color-terrace-3)"
        strokeWidth="2"
        d="M-8 148C90 122 220 116 356 132M60 134L100 82M130 126L176 66M210 122L262 74M80 140L120 182M156 130L196 186M240 126L292 172"
      />
      <path
        fill="color-mix(in oklab, var(--color-ink) 55%, var(--color-line-strong))"
        d="M40 124h134c0 28-30 46-67 46s-67-18-67-46z"
      />
      <ellipse fill={stone} cx="107" cy="120" rx="67" ry="38" />
      <ellipse
        fill="color-mix(in oklab, var(--color-ink) 60%, var(--color-line-strong))"
        cx="107"
        cy="122"
        rx="52"
        ry="28"
      />
      <ellipse fill="var(--color-gate-ledge)" cx="107" cy="128" rx="40" ry="18" />
      <path
        fill="var(--color-accent)"
        d="M86 122a5 5 0 1 0 10 2 5 5 0 1 0-10-2zM112 132a4 4 0 1 0 8 2 4 4 0 1 0-8-2zM126 122a4 4 0 1 0 8 1 4 4 0 1 0-8-1z"
      />
      <path fill="none" stroke={stone} strokeWidth="18" strokeLinecap="round" d="M132 118L188 74" />
      <path
        fill="none"
        stroke="var(--color-line)"
        strokeWidth="3"
        strokeLinecap="round"
        d="M140 106L182 74"
      />
      <ellipse
        fill="light-dark(var(--color-gate-course), var(--color-gate-ledge))"
        cx="259"
        cy="108"
        rx="44"
        ry="24"
      />
      <ellipse
        fill="light-dark(var(--color-surface), var(--color-ink))"
        cx="259"
        cy="101"
        rx="43"
        ry="24"
      />
      <path
        fill="none"
        stroke="var(--color-line-strong)"
        strokeWidth="2"
        strokeLinecap="round"
        d="M236 98l8 2M252 108l8-2M270 98l8 3M258 92l6 1M280 108l6-3"
      />
      <path
        fill="var(--color-deep)"
        d="M258 84c-12-2-16-10-16-16 10 0 16 6 18 14 2-8 10-14 18-12-2 10-10 14-20 14z"
      />
      <path
        fill="none"
        stroke="var(--color-gate-ledge)"
        strokeWidth="9"
        strokeLinecap="round"
        d="M206 168q24-16 58-8M228 184q24-12 46-6"
      />
      <path
        fill="none"
        stroke="var(--color-deep)"
        strokeWidth="4"
        strokeLinecap="round"
        d="M206 168q-6 2-8 8M228 184q-6 0-9 5"
      />
      <path
        fill="var(--color-accent)"
        d="M302 158c4-14 24-18 36-8 10 8 4 22-6 30-12 6-34-4-30-22z"
      />
      <path
        fill="none"
        stroke="var(--color-gold)"
        strokeWidth="2"
        strokeLinecap="round"
        d="M312 162q10 0 16-6M316 172q12 0 18-8"
      />
      <g fill="light-dark(var(--color-surface), var(--color-ink))">
        <ellipse cx="38" cy="166" rx="8" ry="12" />
        <ellipse cx="38" cy="190" rx="8" ry="12" />
        <ellipse cx="26" cy="180" rx="12" ry="8" />
        <ellipse cx="50" cy="178" rx="12" ry="8" />
      </g>
      <circle fill="var(--color-accent)" cx="38" cy="178" r="6" />
    </svg>
  );
}
