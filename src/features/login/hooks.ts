/** On the login form; the value is the notice that submitting it shows. */
export const loginFormHook = 'data-login';

/** On the button that shows and hides the password. */
export const showPasswordHook = 'data-show-password';

/** On the 'Forgot password?' button; the value is the answer that a press shows. */
export const forgotPasswordHook = 'data-forgot';
