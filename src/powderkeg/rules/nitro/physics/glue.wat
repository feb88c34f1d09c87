;; What Rapier's wasm expects of JavaScript, as far as building and stepping a world needs it. In the
;; browser and in Python this same module stands in, so a call from wasm to its host is one from wasm to wasm.
(module
  (global $x (export "x") (mut f32) (f32.const 0))  ;; Rapier's "Float32Array" of the moment: two numbers
  (global $y (export "y") (mut f32) (f32.const 0))
  (func (export "drop") (param i32))
  (func (export "clone") (param i32) (result i32) (local.get 0))
  (func (export "global") (result i32) (i32.const 1029))        ;; globalThis: any object that is not undefined
  (func (export "performance") (param i32) (result i32) (i32.const 1030))
  (func (export "now") (param i32) (result f64) (f64.const 0))  ;; Rapier's own stop-watch: no clock wanted
  (func (export "is_undefined") (param i32) (result i32) (i32.eq (local.get 0) (i32.const 1024)))
  (func (export "set_index") (param i32 i32 f32)                ;; array[i] = value
    (if (local.get 1) (then (global.set $y (local.get 2))) (else (global.set $x (local.get 2))))))
